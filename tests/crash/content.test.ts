import { findHalfEdited } from './content-inconsistencies';
import { contentScenarios } from './content-scenarios';
import { testKills } from './office-runner';

testKills(contentScenarios, findHalfEdited);

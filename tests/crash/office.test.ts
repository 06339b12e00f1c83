import { findHalfSaved } from './office-inconsistencies';
import { testKills } from './office-runner';
import { officeScenarios } from './office-scenarios';

testKills(officeScenarios, findHalfSaved);

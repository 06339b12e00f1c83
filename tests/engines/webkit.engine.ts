import { startWebKit } from './browsers/webkit';
import { runWalks } from './walks/walk';

runWalks('WebKit', startWebKit);

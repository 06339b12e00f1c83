import { startFirefox } from './browsers/puppeteer';
import { runWalks } from './walks/walk';

runWalks('Firefox', startFirefox);

import { startChromium } from './browsers/puppeteer';
import { controls, runWalks } from './walks/walk';

// e2e covers journeys and pages.
runWalks('Chromium', startChromium, controls);

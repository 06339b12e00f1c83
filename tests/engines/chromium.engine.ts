import { startChromium } from './browsers/puppeteer';
import { controls, runWalks } from './walks/walk';

// Journeys and pages are looked at by e2e.
runWalks('Chromium', startChromium, controls);

// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendWhenOnline } from '@/school-api/office/browser/send-when-online';
import { portOf } from '@/scripts/run/ports.mjs';

let office: ReturnType<typeof createServer>;
const sent: FormData[] = [];
const close = async () => {
  office.closeAllConnections();
  await new Promise((resolve) => office.close(resolve));
};

sendWhenOnline();
// Stands in for the navigation.
document.addEventListener('submit', (event) => {
  const { defaultPrevented, submitter, target } = event;
  event.preventDefault();
  if (!defaultPrevented && target instanceof HTMLFormElement)
    sent.push(new FormData(target, submitter));
});

beforeEach(async () => {
  sent.length = 0;
  office = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(office, 'listening');
  document.head.innerHTML = `<link rel="stylesheet" href="http://127.0.0.1:${portOf(office)}/files/office.css">`;
  document.body.innerHTML =
    '<form method="post"><textarea name="text">A long note</textarea><button name="save" value="yes">Save</button></form>';
  return close;
});
afterEach(() => {
  document.body.replaceChildren();
});

const press = () => document.querySelector('button')?.click();
const alertText = () => document.querySelector('[role=alert]')?.textContent ?? '';

describe('a form of the office', () => {
  it('is sent once, with its button, when the office responds', async () => {
    press();
    press();
    await expect.poll(() => sent.length).toBe(1);
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({ text: 'A long note', save: 'yes' });
    expect(alertText()).toBe('');
  });

  it('keeps the input while it does not, and can be sent later', async () => {
    await close();
    press();
    await expect.poll(alertText).toContain('what you have entered is still here');
    expect(sent).toEqual([]);
    press();
    await expect.poll(() => document.querySelectorAll('[role=alert]').length).toBe(1);
    office = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(office, 'listening');
    const link = document.querySelector('link');
    if (link) link.href = `http://127.0.0.1:${portOf(office)}/files/office.css`;
    await expect.poll(() => document.querySelector('form')?.ariaBusy ?? null).toBeNull();
    press();
    await expect.poll(() => sent.length).toBe(1);
    expect(alertText()).toBe('');
  });
});

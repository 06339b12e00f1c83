import { disclosureTopics } from '@/contract/facts/disclosure';
import {
  choice,
  day,
  document,
  html,
  onFile,
  requiredText,
  rupees,
  session,
  text,
} from '../field-types';
import { defineList, type List } from '../list';

export const disclosures = defineList({
  name: 'disclosures',
  about: 'Certificates, policies, contacts and facts that the law requires and families look for',
  title: 'Disclosures',
  one: 'disclosure',
  page: '/disclosure',
  tag: 'disclosure',
  read: 'disclosures',
  same: ['topic', 'title'],
  fields: {
    topic: [choice(disclosureTopics.map(({ topic }) => topic)), 'Topic', { inTable: true }],
    title: [text, 'Title', { hint: 'Only where the topic does not say it.' }],
    text: [html, 'Text', { hint: 'The fact, the contact, or the policy in full.' }],
    document: [document, 'Document'],
    issued_on: [day, 'Issued on'],
    valid_until: [
      day,
      'Valid until',
      { hint: 'The last day of a certificate. We warn you 60 days before.', inTable: true },
    ],
    reviewed_on: [
      day,
      'Reviewed on',
      {
        hint: 'When the school last reviewed a policy. We remind you after a year.',
        inTable: true,
      },
    ],
  },
});

const CHARGED = ['once', 'a year', 'a half-year', 'a quarter', 'a month', 'refundable deposit'];

export const feeHeads = defineList({
  name: 'fee-heads',
  about: 'The fee table: every fee of a session, by class and head',
  title: 'Fee table',
  one: 'fee head',
  page: '/disclosure',
  tag: 'disclosure',
  read: 'fee-heads',
  same: ['session', 'classes', 'head'],
  fields: {
    session: [session, 'Session', { hint: 'For example, 2026-27', inTable: true }],
    classes: [requiredText, 'Classes', { hint: 'For example, Classes 1 to 5', inTable: true }],
    head: [requiredText, 'Fee head', { hint: 'For example, Composite annual fee', inTable: true }],
    amount: [rupees, 'Rupees', { hint: 'For example, 1500', inTable: true }],
    charged: [choice(CHARGED), 'Charged', { inTable: true }],
    optional: [
      onFile,
      'Optional',
      { hint: 'Families can choose it. For example, transport or boarding.' },
    ],
  },
});

export const disclosureLists: readonly List[] = [disclosures, feeHeads];

import { PUBLICATION_CATEGORIES, RESULT_CLASSES } from '@/contract';
import {
  choice,
  document,
  grade,
  html,
  onFile,
  percentage,
  picture,
  requiredText,
  socialLinks,
  text,
  year,
} from '../field-types';
import { defineList, type List } from '../list';
import { ifMissing, ifNoResultYear } from '../unseen';
import { CONSENT } from './hints';

export const results = defineList({
  name: 'results',
  about: 'Results of classes 10 and 12, year by year',
  title: 'Results',
  one: 'result',
  page: '/acedemics/results',
  tag: 'academics',
  same: ['year', 'class', 'name'],
  asksTwice: true,
  fields: {
    year: [year, 'Year', { inTable: true, unseen: ifNoResultYear }],
    class: [choice(RESULT_CLASSES), 'Class', { inTable: true }],
    name: [requiredText, 'Name', { inTable: true }],
    stream: [text, 'Stream', { hint: 'For example, Science' }],
    percentage: [percentage, 'Percentage', { hint: 'For example, 96.4', inTable: true }],
    picture: [picture, 'Picture'],
    consent_on_file: [onFile, 'Consent is on file', CONSENT],
  },
});

const faculty = defineList({
  name: 'faculty',
  title: 'Teachers',
  one: 'teacher',
  asksTwice: true,
  page: '/acedemics/faculty',
  read: 'faculties',
  tag: 'academics',
  same: ['name'],
  fields: {
    name: [requiredText, 'Name', { inTable: true }],
    position: [text, 'Position', { inTable: true }],
    picture: [picture, 'Picture'],
    description: [html, 'About the teacher'],
    social_links: [socialLinks, 'Social links'],
  },
});

export const academicsLists: readonly List[] = [
  results,
  faculty,
  defineList({
    name: 'curriculum',
    title: 'Curriculum',
    one: 'part of the curriculum',
    page: '/acedemics/curriculum',
    tag: 'academics',
    read: 'curriculums',
    same: ['title', 'class_name'],
    fields: {
      title: [requiredText, 'Title', { inTable: true }],
      category: [text, 'Category', { inTable: true }],
      class_name: [text, 'Classes', { inTable: true }],
      picture: [picture, 'Picture'],
      brochure_file: [document, 'Brochure'],
      info: [html, 'Text'],
    },
  }),
  defineList({
    name: 'publications',
    title: 'Publications',
    one: 'publication',
    page: '/acedemics/publications',
    tag: 'academics',
    read: 'publications',
    same: ['name'],
    fields: {
      name: [requiredText, 'Name', { inTable: true }],
      category: [choice(PUBLICATION_CATEGORIES), 'Category', { inTable: true }],
      picture: [picture, 'Cover picture'],
      file_link: [document, 'Document'],
    },
  }),
  defineList({
    name: 'syllabus-documents',
    about: 'Documents on the Split of Syllabus page',
    title: 'Syllabus documents',
    one: 'syllabus document',
    page: '/syllabus',
    read: 'syllabus-documents',
    same: ['grade', 'subject'],
    fields: {
      grade: [grade, 'Class', { inTable: true }],
      subject: [requiredText, 'Subject', { inTable: true }],
      file: [document, 'Document', { hint: 'Nothing is shown without it.', unseen: ifMissing }],
    },
  }),
];

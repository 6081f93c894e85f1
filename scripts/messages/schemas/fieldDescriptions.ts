import type { Entity, EntityFile } from '@/lib/content/entries/schemas';

const ID = 'Joins the entries of the three languages and is part of addresses. Never change it.';
const PICTURE = 'The path of a picture: a drawing (.svg) or a photograph (.jpg, .png, .webp, .avif).';
const LINK = 'The link below it: a page, a place on it, and the words of the link.';
const SEEN = 'What is to be seen in the picture, for people who do not see it.';

/** What each field of an entry is, for whoever writes it. */
export const fieldDescriptions: { [File in EntityFile]: Record<keyof Entity<File>, string> } = {
  'customer-cases.json': {
    id: ID,
    title: 'One line: who, where, and the number that changed.',
    industry: 'The industry by which the case can be filtered.',
    region: 'The place by which the case can be filtered.',
    subject: 'What an enquiry about a project like it is about, where that is not the ERP.',
    challenge: 'What went wrong before.',
    solution: 'What was done about it.',
    result: 'What was measured afterwards.',
    image: PICTURE,
    imageAlt: SEEN,
    measure: 'The one measured change, drawn as a chart: before and after are numbers, in the unit.',
    passport:
      'The year of the go-live, users, modules, and weeks from the start to the go-live: numbers and ids.',
  },
  'testimonials.json': {
    id: ID,
    content: 'What the customer says, without quotation marks.',
    name: 'Who says it.',
    company: 'The position, and what kind of company it is.',
    case: 'The id of the customer case that tells of the same company.',
    avatar: PICTURE,
  },
  'team.json': {
    id: ID,
    name: 'The name.',
    role: 'What this person does.',
    ask: 'City, languages, and what to ask, in one line.',
    avatar: PICTURE,
    email: 'The own e-mail address of this person.',
  },
  'erp-modules.json': {
    id: ID,
    name: 'The name of the module.',
    icon: 'Which icon stands beside it.',
    desc: 'What it does, in one sentence.',
    more: 'What else is to be said of it, shown when it is unfolded.',
    features: 'At least four things it can do, a line each.',
  },
  'products.json': {
    id: ID,
    title: 'The name of the product.',
    description: 'What it does, in two sentences.',
    features: 'What it can do, a line each.',
    leadsTo: LINK,
    image: PICTURE,
    imageAlt: SEEN,
  },
  'service-list.json': {
    id: 'The anchor of the service on the services page. Never change it.',
    name: 'The name of the product behind it.',
    tagline: 'What it is, in a few words.',
    description: 'What it does, in two sentences.',
    features: 'At least three things it can do, a line each.',
    subject: 'Which subject the contact form starts with, for people who come from here.',
    image: PICTURE,
    imageAlt: SEEN,
  },
  'comparison.json': {
    id: ID,
    feature: 'What is compared.',
    traditional: 'How it is done without Lotus ERP.',
    own: 'How it is done with Lotus ERP.',
  },
  'stats.json': { id: ID, number: 'The figure, as it is shown: 300+.', label: 'What it counts.' },
  'devices.json': {
    id: ID,
    name: 'The name of the device.',
    summary: 'What it is used for, in two sentences.',
    specs: 'Technical facts, a line each.',
    image: PICTURE,
    imageAlt: SEEN,
  },
  'templates.json': {
    id: ID,
    name: 'The label of the sheet’s tab in Excel.',
    title: 'The headline of the sheet.',
    notes: 'What to know before filling it in, a line each.',
    columns: 'The headings of the columns.',
    rows: 'The labels of the rows, in this order; formulas count on it.',
    remarks: 'What stands in the last column, row by row.',
  },
  'faq.json': {
    id: ID,
    question: 'What is asked, as a customer would.',
    answer: 'The answer, in two to four sentences, without a link.',
    leadsTo: LINK,
  },
};

import type about from '@/messages/en/about.json';
import type cases from '@/messages/en/cases.json';
import type common from '@/messages/en/common.json';
import type contact from '@/messages/en/contact.json';
import type home from '@/messages/en/home.json';
import type insights from '@/messages/en/insights.json';
import type notFound from '@/messages/en/not-found.json';
import type privacy from '@/messages/en/privacy.json';
import type services from '@/messages/en/services.json';
import type stations from '@/messages/en/stations.json';
import type taxonomy from '@/messages/en/taxonomy.json';

/** The messages of all pages; each namespace is one file. */
export type Messages = {
  common: typeof common;
  home: typeof home;
  about: typeof about;
  services: typeof services;
  cases: typeof cases;
  insights: typeof insights;
  contact: typeof contact;
  privacy: typeof privacy;
  notFound: typeof notFound;
  stations: typeof stations;
  taxonomy: typeof taxonomy;
};

export type Namespace = keyof Messages;

/** The file under `messages/{locale}/` of each namespace. */
export const messageFiles = {
  common: 'common.json',
  home: 'home.json',
  about: 'about.json',
  services: 'services.json',
  cases: 'cases.json',
  insights: 'insights.json',
  contact: 'contact.json',
  privacy: 'privacy.json',
  notFound: 'not-found.json',
  stations: 'stations.json',
  taxonomy: 'taxonomy.json',
} satisfies Record<Namespace, string>;

import { entities } from './mutations/entities';
import { facts } from './mutations/facts';
import { frontMatter } from './mutations/frontMatter';
import { jsonSyntax } from './mutations/jsonSyntax';
import { keys } from './mutations/keys';
import { links } from './mutations/links';
import type { Mutation } from './mutations/Mutation';
import { mail } from './mutations/mail';
import { markdown } from './mutations/markdown';
import { placeholders } from './mutations/placeholders';
import { redirects } from './mutations/redirects';
import { sections } from './mutations/sections';
import { shareCards } from './mutations/shareCards';
import { wording } from './mutations/wording';

/** Deliberate errors in the messages: one of each kind that editors commonly make. */
export const mutations: Mutation[] = [
  ...jsonSyntax,
  ...keys,
  ...placeholders,
  ...entities,
  ...facts,
  ...frontMatter,
  ...links,
  ...mail,
  ...markdown,
  ...redirects,
  ...sections,
  ...shareCards,
  ...wording,
];

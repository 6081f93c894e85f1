import CMS, { type CmsConfig } from '@sveltia/cms';
import { readJson, readRecord, writeJson, writeRecord } from './jsonFormat';
import { readPost, writePost } from './postFormat';
import { showPages } from './showPages';
import { uiLocale } from './uiLocale';

const locale = uiLocale();
const answer = await fetch(`config.${locale}.json`);
const config = (await answer.json()) as CmsConfig;

CMS.registerCustomFormat('messages', 'json', { fromFile: readJson, toFile: writeJson });
CMS.registerCustomFormat('record', 'json', { fromFile: readRecord, toFile: writeRecord });
CMS.registerCustomFormat('post', 'md', { fromFile: readPost, toFile: writePost });
if (config.editor?.preview !== false) showPages(config, locale);
CMS.init({ config });

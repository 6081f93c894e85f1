import { writeFileSync } from 'node:fs';
import {
  Catalogue,
  createError,
  createWarning,
  type Findings,
  getChild,
  getPagePath,
  type MessageFile,
  type Rule,
  suggest,
  type Workspace,
} from 'message-lint';
import {
  addTrailingSlash,
  formerUrl,
  parseFormerUrl,
  redirectTarget,
} from '@/lib/collections/redirectSchema';
import { pages } from '@/lib/i18n/paths';
import { LinkTargets } from './LinkTargets';

/** The placeholder in emails that is replaced with the path of the articles: `{articles}inventory-accuracy/`. */
export const ARTICLES = '{articles}';

/** Endpoints and files that each build generates. */
const GENERATED =
  /^\/(?:(?:api|_next)\/.*|healthz\/?|readyz\/?|robots\.txt|sitemap\.xml|favicon\.ico|404\.html)$/;

/** A redirect with the offsets of its two paths in the file. */
type LocatedRedirect = {
  file: MessageFile;
  /** The former path, with a trailing slash. */
  from: string;
  /** The target path, with a trailing slash. */
  to: string;
  fromOffset: number;
  toOffset: number;
};

type RedirectContext = { redirects: LocatedRedirect[]; targets: LinkTargets; today: string };

/** Reports redirects from existing pages or to missing ones, conflicting redirects, loops and chains. */
export const redirect: Rule = function* ({ catalogue, today }) {
  const redirects = getRedirects(catalogue);
  const context = { redirects, targets: new LinkTargets(catalogue), today };
  for (const locatedRedirect of redirects) {
    yield* checkSource(locatedRedirect, context);
    yield* checkTarget(locatedRedirect, context);
  }
};

/** Checks the former URL. */
function* checkSource(locatedRedirect: LocatedRedirect, { redirects, targets }: RedirectContext): Findings {
  const { file, from, to, fromOffset } = locatedRedirect;
  const earlierRedirects = redirects.slice(0, redirects.indexOf(locatedRedirect));
  const conflict = earlierRedirects.find((earlier) => earlier.from === from && earlier.to !== to);
  if (targets.has(from) || targets.publicFiles.has(from) || GENERATED.test(from)) {
    yield createError(file, fromOffset, 'redirect.existing', { from });
  } else if (conflict) {
    const values = { file: conflict.file.path, from, to: conflict.to };
    yield createError(file, fromOffset, 'redirect.conflict', values);
  }
}

function* checkTarget(
  { file, from, to, toOffset }: LocatedRedirect,
  { redirects, targets, today }: RedirectContext,
): Findings {
  const [path = '', anchor] = to.split('#');
  const unpublishedReason = targets.describeUnpublished(path, today);
  const finalTarget = followRedirects(to, redirects);
  if (targets.has(path)) {
    const anchors = targets.findAnchors(path);
    if (anchor && anchors && !anchors.has(anchor)) {
      // Only a warning, because editors may hide a section: until then, the redirect opens the top of the page.
      const values = { page: path, anchor, suggestion: suggest(anchor, anchors) };
      yield createWarning(file, toOffset, 'redirect.missingAnchor', values);
    }
    if (unpublishedReason)
      yield createError(file, toOffset, 'redirect.unpublished', { to, reason: unpublishedReason });
  } else if (finalTarget === undefined) {
    yield createError(file, toOffset, 'redirect.loop', { from, to });
  } else if (finalTarget !== to) {
    yield createError(file, toOffset, 'redirect.chain', { to, finalTarget });
  } else if (!targets.publicFiles.has(path)) {
    const suggestion = suggest(path, targets.paths);
    yield createError(file, toOffset, 'redirect.missingTarget', { to, suggestion });
  }
}

/** Returns the final target of a chain of redirects; undefined if the chain is a loop. */
function followRedirects(
  target: string,
  redirects: LocatedRedirect[],
  visited: string[] = [],
): string | undefined {
  if (visited.includes(target)) return undefined;
  const next = redirects.find(({ from }) => from === target.replace(/#.*/, ''));
  return next ? followRedirects(next.to, redirects, [...visited, target]) : target;
}

/** Returns the redirects in `redirects.json` and in the posts' `redirectFrom`, without those that their schema reports. */
function getRedirects(catalogue: Catalogue): LocatedRedirect[] {
  return catalogue.files.flatMap((file) => {
    if (file === catalogue.find(undefined, 'redirects.json')) return readRedirectsFile(file);
    return file.kind === 'post' ? readFormerNames(file) : [];
  });
}

function readRedirectsFile(file: MessageFile): LocatedRedirect[] {
  return (file.tree?.children ?? []).flatMap(({ key, value, keyOffset, offset }) => {
    const from = normalizeFormerUrl(key);
    const { data: target } = redirectTarget.safeParse(value);
    if (from === undefined || target === undefined) return [];
    return { file, from, to: addTrailingSlash(target), fromOffset: keyOffset, toOffset: offset };
  });
}

/** Reads the former names of a post. A redirect applies to all locales, even if only one locale lists the name. */
function readFormerNames(file: MessageFile): LocatedRedirect[] {
  return (getChild(file.tree, 'redirectFrom')?.children ?? []).flatMap(({ value, offset }) => {
    if (typeof value !== 'string') return [];
    const from = normalizeFormerUrl(
      value.startsWith('/') ? value : (file.format.folder?.getPath(value) ?? ''),
    );
    return from === undefined
      ? []
      : { file, from, to: getPagePath(file), fromOffset: offset, toOffset: offset };
  });
}

/** Returns the canonical spelling of a former URL; undefined if it is invalid. */
function normalizeFormerUrl(url: string): string | undefined {
  const path = formerUrl.safeParse(url).success ? parseFormerUrl(url) : undefined;
  return path && decodeURI(path);
}

/** Changes links to former URLs of renamed posts in all files of a messages folder. Returns the changed files. */
export function updateLinks(workspace: Workspace, folder: string): string[] {
  const catalogue = new Catalogue(workspace, folder);
  const renamedPosts = getRedirects(catalogue).filter(({ file }) => file.kind === 'post');
  return catalogue.getLocalizedFiles().flatMap(({ path: file, locale, source }) => {
    let changed = source;
    for (const { from, to } of renamedPosts) {
      changed = changed.replaceAll(`/${locale}${from}`, `/${locale}${to}`);
      if (from.startsWith(pages.insights) && to.startsWith(pages.insights))
        changed = changed.replaceAll(
          from.replace(pages.insights, ARTICLES),
          to.replace(pages.insights, ARTICLES),
        );
    }
    if (changed === source) return [];
    writeFileSync(file, changed);
    return [file];
  });
}

export type { AuditOptions, PageLimits, PagePart, SizeBudget, UrlOptions } from './AuditOptions';
export { auditExport } from './auditExport';
export { collectModules } from './collectModules';
export { ExportedPage } from './ExportedPage';
export type { ExportedSite } from './ExportedSite';
export { type Element, findElements, getAncestors, getAttribute, getInlineCode, getText } from './elements';
export type { Finding, PartialFinding, Rule } from './Rule';
export { getReferences, type Reference } from './references';
export { rules } from './rules';

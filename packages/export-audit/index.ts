export type { AuditOptions, SizeBudget } from './AuditOptions';
export { auditExport, rules } from './auditExport';
export { ExportedPage } from './ExportedPage';
export type { ExportedSite } from './ExportedSite';
export { type Element, findElements, getAncestors, getAttribute, getText } from './elements';
export type { Finding, PartialFinding, Rule } from './Rule';

export { type CommandOutput, runEnquiryCommand } from './cli/runEnquiryCommand';
export { createEnquiriesApi } from './createEnquiriesApi';
export { post } from './delivery/post';
export type {
  EnquiriesContent,
  EnquiriesOptions,
  EnquiryField,
  EnquiryFields,
  MailMessages,
  ParsedEnquiry,
  StoredEnquiry,
  WorkingTime,
} from './EnquiriesOptions';
export { getTrustedForwardedValue } from './intake/getTrustedForwardedValue';
export { getReceiptFiller } from './intake/receiptCookie';
export type { Log, LogEntry } from './Log';
export { ConfigError, type EnquiriesConfig, readConfig, readDatabaseUrl } from './readConfig';
export type { Store } from './store/Database';
export { DatabaseConnection } from './store/DatabaseConnection';
export { getDatabaseFile } from './store/getDatabaseFile';
export { runStoreThread, StoreThread } from './store/StoreThread';

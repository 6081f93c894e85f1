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
} from './EnquiriesOptions';
export { getTrustedForwardedValue } from './intake/getTrustedForwardedValue';
export type { Log, LogEntry } from './Log';
export { ConfigError, type EnquiriesConfig, readConfig, readDatabaseUrl } from './readConfig';
export type { OperationArgs, OperationName, OperationResult, Store } from './store/Database';
export { DatabaseConnection } from './store/DatabaseConnection';
export { DatabaseError } from './store/DatabaseError';
export { DatabaseProcess } from './store/DatabaseProcess';
export { getDatabaseFile } from './store/getDatabaseFile';
export { runStoreProcess } from './store/runStoreProcess';

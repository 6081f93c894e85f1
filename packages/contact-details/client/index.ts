export { addScene, getScene, hasScene } from './addScene';
export { containsPhone } from './containsPhone';
export { createIdempotencyKey } from './createIdempotencyKey';
export { readDraft, saveDraft } from './drafts';
export { isEmail, normalizeEmail } from './email';
export {
  type FieldErrorCode,
  fieldErrorCodes,
  getTypeErrorCode,
  optionalCheckbox,
  optionalEmail,
  optionalPhone,
  optionalText,
  recordedText,
  requiredCheckbox,
  requiredEmail,
  requiredText,
} from './fieldSchemas';
export { readPhone, readPhones } from './readPhone';

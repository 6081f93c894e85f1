export { createLawSchema, lawId } from './lawSchema';

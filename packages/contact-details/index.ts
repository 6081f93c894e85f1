export { hasKnownCountry, normalizePhone } from './normalizePhone';

/** Where an export that has the forms has them. */
export const ADMIN_FOLDER = 'admin';

/** Wire names of the fields that say who somebody is. An answer with hidden data omits them. */
const personalNames: ReadonlySet<string> = new Set([
  'firstname',
  'lastname',
  'fullName',
  'birthdate',
  'birthDate',
  'socialSecurityNumber',
  'companyName',
  'emailAddress',
  'restoreEmailAddress',
  'mobileNumber',
  'newValue',
  'addressRow1',
  'addressRow2',
  'zipCode',
  'city',
  'spouseFirstName',
  'spouseName',
  'spouseBirthDate',
  'nameAfterChange',
]);

/**
 * Leaves personal fields out of JSON that is being parsed, for providers that name somebody although the call asked them
 * not to. A value with a star is masked already.
 */
export const withoutPersonal = (name: string, value: unknown): unknown =>
  (typeof value === 'string' || typeof value === 'number') && personalNames.has(name) && !`${value}`.includes('*')
    ? undefined
    : value;

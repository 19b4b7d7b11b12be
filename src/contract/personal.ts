/** Wire names of the fields that say who somebody is. An answer with hidden data omits them. */
const personal =
  /^(?:(?:first|last)name|(?:full|company)Name|spouse\w+|birth[dD]ate|\w*mailAddress|addressRow\d|mobileNumber|socialSecurityNumber|zipCode|city|newValue|nameAfterChange)$/;

/**
 * Leaves personal fields out of JSON that is being parsed, for providers that name somebody although the call asked them
 * not to. A value with a star is masked already.
 */
export const withoutPersonal = (name: string, value: unknown): unknown =>
  (typeof value === 'string' || typeof value === 'number') && personal.test(name) && !`${value}`.includes('*')
    ? undefined
    : value;

/** The switches of a profile in which everything can be changed. */
export const noSwitch = {
  isUserProfileReadOnly: false,
  disableAddressChange: false,
  disableCivilStatusChange: false,
  disableEmailChange: false,
  disableMobileNumberChange: false,
  ableToImpersonate: false,
} as const;

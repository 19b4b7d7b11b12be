/** The palette's colours that speak, by the names that MUI's `color` and `severity` know them. */
export const voices = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;

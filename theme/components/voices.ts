/** The palette's colours, by the names of MUI's `color` and `severity` props. */
export const voices = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;

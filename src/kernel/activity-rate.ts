/** The highest degree of employment in percent of full-time. */
export const HIGHEST_ACTIVITY_RATE = 140;

/**
 * Capitals and digits as single strokes, ten units high, each with its width. An SVG that is shown as an image loads no
 * typeface, so a generated logo has to draw its letters.
 */
const strokes: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [8, 'M0 10 4 0l4 10M1.6 6.4h4.8'],
  B: [6.4, 'M0 0v10h3.7a2.7 2.7 0 0 0 0-5.4H0h3.2a2.3 2.3 0 0 0 0-4.6z'],
  C: [8.5, 'M8.5 1.5a5 5 0 1 0 0 7'],
  D: [8, 'M0 0v10h3a5 5 0 0 0 0-10z'],
  E: [6, 'M6 0H0v10h6M0 5h5'],
  F: [6, 'M6 0H0v10M0 5h5'],
  G: [10, 'M8.5 1.5A5 5 0 1 0 10 5H6.4'],
  H: [7, 'M0 0v10M7 0v10M0 5h7'],
  I: [0, 'M0 0v10'],
  J: [4.5, 'M4.5 0v7.2A2.3 2.3 0 0 1 0 7.7'],
  K: [7, 'M0 0v10M6.5 0 0 5.8M2.4 3.7 7 10'],
  L: [5.5, 'M0 0v10h5.5'],
  M: [9, 'M0 10V0l4.5 6L9 0v10'],
  N: [7.2, 'M0 10V0l7.2 10V0'],
  O: [10, 'M5 0a5 5 0 1 0 0 10A5 5 0 0 0 5 0z'],
  P: [6.5, 'M0 10V0h3.6a2.9 2.9 0 0 1 0 5.8H0'],
  Q: [10, 'M5 0a5 5 0 1 0 0 10A5 5 0 0 0 5 0zM6.5 6.5 10 10'],
  R: [6.8, 'M0 10V0h3.6a2.9 2.9 0 0 1 0 5.8H0M3.4 5.8 6.8 10'],
  S: [6.5, 'M6 1.7A3.2 3 0 0 0 3.2 0C1.4 0 .3 1 .3 2.5c0 3.4 6.2 1.6 6.2 5C6.5 9 5.1 10 3.3 10A3.6 3.6 0 0 1 0 8'],
  T: [7, 'M0 0h7M3.5 0v10'],
  U: [7, 'M0 0v6.4a3.5 3.6 0 0 0 7 0V0'],
  V: [8, 'M0 0l4 10L8 0'],
  W: [12, 'M0 0l2.8 10L6 1.5 9.2 10 12 0'],
  X: [7, 'M0 0l7 10M7 0 0 10'],
  Y: [7.2, 'M0 0l3.6 5L7.2 0M3.6 5v5'],
  Z: [6.5, 'M0 0h6.5L0 10h6.5'],
  '0': [6.4, 'M3.2 0C1.2 0 0 2 0 5s1.2 5 3.2 5 3.2-2 3.2-5-1.2-5-3.2-5z'],
  '1': [2.5, 'M0 1.5 2.5 0v10'],
  '2': [6.3, 'M.3 2.6a2.9 2.7 0 0 1 5.8.2C6.1 4.6 4 6 0 10h6.3'],
  '3': [
    6.3,
    'M.3 1.4C1 .5 2 0 3 0c1.7 0 2.9 1 2.9 2.5S4.7 4.7 3 4.7c1.9 0 3.3 1 3.3 2.6C6.3 9 5 10 3.1 10 1.8 10 .7 9.5 0 8.4',
  ],
  '4': [6.8, 'M5 10V0L0 7h6.8'],
  '5': [6.3, 'M5.7 0H1L.6 4.3C1.2 4 2 3.7 2.9 3.7c2 0 3.4 1.2 3.4 3.1S4.9 10 2.9 10C1.7 10 .7 9.6 0 8.7'],
  '6': [6.4, 'M5.2 0C2.5 1.7.2 4 .2 6.9.2 8.8 1.5 10 3.3 10s3.1-1.3 3.1-3-1.3-3-3.1-3S.2 5.2.2 6.9'],
  '7': [6, 'M0 0h6L2 10'],
  '8': [6.2, 'M3.1 4.7a2.3 2.35 0 1 1 .01 0zM3.1 4.7a2.9 2.65 0 1 0 .01 0z'],
  '9': [6.2, 'M1.2 10c2.7-1.7 5-4 5-6.9C6.2 1.2 4.9 0 3.1 0S0 1.3 0 3s1.3 3 3.1 3 3.1-1.2 3.1-2.9'],
};

/** Space between two letters and between two words, in units of the alphabet. */
const LETTER_GAP = 3;
const WORD_GAP = 6;

/**
 * Text as strokes, in a group whose stroke the caller sets.
 * @param text capitals A–Z, digits and blanks; anything else becomes a blank.
 * @returns the paths and their total width, ten units high.
 */
export const drawLetters = (text: string): { readonly paths: string; readonly width: number } => {
  let x = 0;
  let paths = '';
  for (const letter of text) {
    const stroke = strokes[letter];
    if (stroke === undefined) {
      x += WORD_GAP;
      continue;
    }
    const [width, path] = stroke;
    paths += `<path d="${path}" transform="translate(${Math.round(x * 10) / 10} 0)"/>`;
    x += width + LETTER_GAP;
  }
  return { paths, width: Math.max(0, Math.round((x - LETTER_GAP) * 10) / 10) };
};

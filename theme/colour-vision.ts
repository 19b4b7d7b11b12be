/**
 * How people with a colour vision deficiency see colours, as matrices of an SVG filter (`feColorMatrix`) over a picture or
 * a page: a filter with `color-interpolation-filters="linearRGB"`, which is SVG's default.
 *
 * The three dichromacies are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
 * Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), severity 1.0, for linear
 * sRGB. Achromatopsia sees the luminance of ITU-R BT.709 alone.
 */
export const colourVisions = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type ColourVision = (typeof colourVisions)[number];

/** What each of red, green and blue becomes, as shares of red, green and blue. */
type Rows = readonly (readonly [red: number, green: number, blue: number])[];

const luminance = [0.2126, 0.7152, 0.0722] as const;

const rowsOf: Readonly<Record<ColourVision, Rows>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [luminance, luminance, luminance],
};

/** The `values` of an `feColorMatrix` (`type="matrix"`): four rows of five numbers; transparency stays as it is. */
export const colourVisionMatrix = (vision: ColourVision): string =>
  [...rowsOf[vision].map((row) => [...row, 0, 0]), [0, 0, 0, 1, 0]].map((row) => row.join(' ')).join(' ');

/** Longest side of the picture whose colours are read, in pixels: enough for a logo, and quick. */
const longestSide = 160;

/** Height of a logo in mails, twice for sharp screens, in pixels. */
const mailHeight = 96;

/** An image drawn so that its sides are `scaled`; null if it is none. */
const drawn = async (
  address: string,
  scaled: (width: number, height: number) => number,
): Promise<{ canvas: HTMLCanvasElement; drawing: CanvasRenderingContext2D } | null> => {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  // An SVG may have no size of its own.
  const [width, height] = [image.naturalWidth || longestSide, image.naturalHeight || longestSide];
  const scale = scaled(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const drawing = canvas.getContext('2d');
  if (drawing === null) return null;
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, drawing };
};

/** The pixels of an image, RGBA, made small; null if it is none. */
export const pixelsOf = async (address: string): Promise<Uint8ClampedArray | null> => {
  const found = await drawn(address, (width, height) => longestSide / Math.max(width, height));
  return found?.drawing.getImageData(0, 0, found.canvas.width, found.canvas.height).data ?? null;
};

/** A logo as a PNG file, for mails, whose programs show no SVG; null if it can't be drawn. */
export const pngOf = async (address: string): Promise<Blob | null> => {
  const found = await drawn(address, (_, height) => mailHeight / height);
  return found === null ? null : new Promise((resolve) => found.canvas.toBlob(resolve, 'image/png'));
};

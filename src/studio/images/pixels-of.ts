/** Longest side of the picture whose colours are read, in pixels: enough for a logo, and quick. */
const longestSide = 160;

/** The pixels of an image, RGBA, made small; null if it is none. */
export const pixelsOf = async (address: string): Promise<Uint8ClampedArray | null> => {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  // An SVG may have no size of its own.
  const [width, height] = [image.naturalWidth || longestSide, image.naturalHeight || longestSide];
  const scale = longestSide / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const drawing = canvas.getContext('2d');
  if (drawing === null) return null;
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
  return drawing.getImageData(0, 0, canvas.width, canvas.height).data;
};

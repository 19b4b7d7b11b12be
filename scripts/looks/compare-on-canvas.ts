import type { Page } from 'playwright';

/** What differs between two pictures: how many pixels, and where, as a picture. */
export type Difference = { readonly pixels: number; readonly picture: Buffer };

const address = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

/**
 * Compares two PNG pictures pixel by pixel on a canvas of the page's browser. What one of them lacks differs; a channel may
 * be off by a little, because edges of letters are.
 */
export const compareOnCanvas = async (page: Page, before: Buffer, after: Buffer): Promise<Difference> => {
  const { pixels, data } = await page.evaluate(
    async ([one, other]) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is in here runs in the browser
      const load = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image;
      };
      const images = [await load(one), await load(other)] as const;
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const drawn = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (context === null) throw new Error('The browser has no canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height).data;
      });
      const [first = new Uint8ClampedArray(), second = new Uint8ClampedArray()] = drawn;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('The browser has no canvas.');
      const shown = context.createImageData(width, height);
      let count = 0;
      for (let at = 0; at < first.length; at += 4) {
        const isOff = [0, 1, 2, 3].some(
          (channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 24,
        );
        if (isOff) count += 1;
        const grey = 255 - (255 - (second[at + 1] ?? 0)) / 4;
        shown.data.set(isOff ? [220, 0, 60, 255] : [grey, grey, grey, 255], at);
      }
      context.putImageData(shown, 0, 0);
      return { pixels: count, data: canvas.toDataURL('image/png') };
    },
    [address(before), address(after)] as const,
  );
  return { pixels, picture: Buffer.from(data.slice(data.indexOf(',') + 1), 'base64') };
};

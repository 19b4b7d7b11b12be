/** An image's absolute address, resolved against the provider's origin; null unless it is http(s) or an image's data. */
export const resolveImage = (image: string | null | undefined, providerOrigin: string): string | null => {
  if (image === null || image === undefined || image === '') return null;
  try {
    const url = new URL(image, providerOrigin);
    return /^(?:https?:|data:image\/)/.test(url.href) ? url.href : null;
  } catch {
    return null;
  }
};

/** An image's absolute address, resolved against the provider's origin; null unless it is http(s). */
export const resolveImage = (image: string | null | undefined, providerOrigin: string): string | null => {
  if (image === null || image === undefined || image === '') return null;
  try {
    const url = new URL(image, providerOrigin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
};

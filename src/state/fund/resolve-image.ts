/** A picture's full address: root-relative ones stand at the provider's origin; anything but http(s) is dropped. */
export const resolveImage = (image: string | null | undefined, providerOrigin: string): string | null => {
  if (image === null || image === undefined || image === '') return null;
  try {
    const url = new URL(image, providerOrigin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
};

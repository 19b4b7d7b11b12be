import type { Locale } from '#kernel/locale.ts';

type Image = string | null | undefined;

/** The settings that name a fund's logos. */
type LogoSettings = {
  readonly logoImage?: Image;
  readonly tenantConfigurations: {
    readonly [L in Locale]?: { readonly logoImage?: Image; readonly logoImageDark?: Image } | undefined;
  };
  readonly configurations: { readonly brand?: { readonly logoImageDark?: Image } | undefined };
};

/** A fund's logos in a language, for light and dark surfaces: that language's, else the fund's; null if it has none. */
export const logosOf = (
  { logoImage, tenantConfigurations, configurations }: LogoSettings,
  locale: Locale,
): { readonly light: string | null; readonly dark: string | null } => {
  const own = tenantConfigurations[locale];
  return {
    light: own?.logoImage ?? logoImage ?? null,
    dark: own?.logoImageDark ?? configurations.brand?.logoImageDark ?? null,
  };
};

/**
 * The file of a logo for mails, whose programs show no SVG: beside `logo.svg` lies the same logo as `logo.png`. A PNG or
 * JPEG is its own.
 */
export const mailLogoOf = (file: string): string =>
  /\.(?:png|jpe?g)$/.test(file) ? file : file.replace(/\.\w+$/, '.png');

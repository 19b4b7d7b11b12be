import type { GlobalSettings } from '#contract/settings.ts';

/** The addresses of every image that a fund's pages may show, in any language and mode. */
export const fundImages = (settings: GlobalSettings): readonly (string | null | undefined)[] => [
  settings.logoImage,
  settings.configurations.brand?.logoImageDark,
  settings.backgroundImage,
  settings.favicon,
  ...Object.values(settings.tenantConfigurations).flatMap((own) => [
    own?.logoImage,
    own?.logoImageDark,
    own?.insuranceCertificateImage,
  ]),
];

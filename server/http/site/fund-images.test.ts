import { expect, it } from 'vitest';
import { musterFund } from '#tests/support/muster-fund.ts';
import { foreignOrigins } from '#server/kernel/content-security-policy.ts';
import { fundImages } from './fund-images.ts';

it('names the hosts of every image of a fund, in any language and mode', () => {
  const settings = musterFund({
    logoImage: 'https://one.example/logo.svg',
    backgroundImage: 'https://two.example/view.jpg',
    favicon: '/tenant-assets/musterfund/icon.svg',
    configurations: { brand: { logoImageDark: 'https://three.example/dark.svg' } },
    tenantConfigurations: {
      'fr-FR': {
        logoImage: 'https://four.example/logo.svg',
        logoImageDark: 'https://five.example/dark.svg',
        conditionsOfUse: null,
        insuranceCertificateImage: 'https://six.example/certificate.png',
      },
    },
  });
  expect(foreignOrigins('https://portal.example.org', fundImages(settings)).toSorted()).toEqual([
    'https://five.example',
    'https://four.example',
    'https://one.example',
    'https://six.example',
    'https://three.example',
    'https://two.example',
  ]);
});

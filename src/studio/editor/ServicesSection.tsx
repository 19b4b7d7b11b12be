import { useTranslation } from 'react-i18next';
import { pageLinkNames } from '#contract/page-links.ts';
import { EntryList } from '../content/EntryList.tsx';
import { LineField } from '../fields/LineField.tsx';
import { useShowInPreview } from '../kernel/show-in-preview.ts';
import { FieldGroup, SectionFrame } from './SectionFrame.tsx';

/** Services outside of the portal: the fund's own simulators and forms, and where texts and measurements go. */
export const ServicesSection = () => {
  const { t } = useTranslation('studio');
  useShowInPreview('buy-in');
  return (
    <SectionFrame section="services">
      <FieldGroup title={t('services.links')} lead={t('services.linksLead')} path={['settings', 'pageLinks']}>
        {pageLinkNames.map((name) => (
          <LineField
            key={name}
            path={['settings', 'pageLinks', name]}
            label={t(`placeholders.${name}`)}
            type="url"
            inputMode="url"
            fallback={{ text: t('services.ownPage'), source: 'house' }}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={t('services.texts')}>
        <LineField
          path={['settings', 'contentServiceUrl']}
          label={t('fields.contentServiceUrl')}
          help={t('services.contentHelp')}
          inputMode="url"
          fallback={{ text: t('services.ownService'), source: 'house' }}
        />
        <LineField
          path={['settings', 'translationService', 'url']}
          label={t('services.translationUrl')}
          help={t('services.translationHelp')}
          type="url"
          inputMode="url"
        />
        <LineField path={['settings', 'translationService', 'project']} label={t('services.translationProject')} />
      </FieldGroup>
      <FieldGroup title={t('services.analytics')} lead={t('services.analyticsLead')}>
        <EntryList
          path={['settings', 'analyticsTags']}
          label={t('fields.analyticsTags')}
          nameOf={(_entry, number) => t('entries.analyticsTags', { number })}
          adding={{ label: t('services.addTag'), fresh: {} }}
          source="fund"
          instead="none"
        >
          {(at) => (
            <>
              <LineField path={[...at, 'vendor']} label={t('fields.vendor')} help={t('services.vendorHelp')} />
              <LineField path={[...at, 'id']} label={t('fields.tagId')} />
            </>
          )}
        </EntryList>
      </FieldGroup>
    </SectionFrame>
  );
};

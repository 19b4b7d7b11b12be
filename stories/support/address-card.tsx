import { DefinitionList } from '#ui/DefinitionList.tsx';

/** A member's address, for stories of cards. */
export const address = (
  <DefinitionList
    rows={[
      { term: 'Adresse', value: 'Bahnhofstrasse 12' },
      { term: 'Adresszusatz', value: '' },
      { term: 'PLZ', value: '3011' },
      { term: 'Ort', value: 'Bern' },
      { term: 'Land', value: 'Schweiz' },
    ]}
  />
);

/** The way to change it. */
export const edit = { href: '/demo/de-CH/profil/adresse', label: 'Ändern', accessibleLabel: 'Adresse ändern' };

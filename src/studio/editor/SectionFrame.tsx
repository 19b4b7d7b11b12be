import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudioSection } from '#tenants/finding.ts';

/** A part of the editor with its title and what it is for. */
export const SectionFrame = ({ section, children }: { section: StudioSection; children: ReactNode }) => {
  const { t } = useTranslation('studio');
  return (
    <Stack component="section" aria-labelledby="section-title" sx={{ gap: 3.5 }}>
      <Box component="header">
        <Typography variant="h2" component="h1" id="section-title" tabIndex={-1}>
          {t(`sections.${section}.title`)}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 0.75, maxInlineSize: '60ch' }}>
          {t(`sections.${section}.lead`)}
        </Typography>
      </Box>
      {children}
    </Stack>
  );
};

/** Fields that belong together. */
export const FieldGroup = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Box>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {lead === undefined ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Stack>
  );
};

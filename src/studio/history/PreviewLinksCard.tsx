import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { previewLinkMadeSchema, previewLinkSchema } from '#contract/studio/answers.ts';
import { endPreviewLink, makePreviewLink, previewLinks } from '#contract/studio/endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { LoadFailed } from '../frame/LoadFailed.tsx';
import { useStudio } from '../kernel/services.ts';
import { useFailureText } from '../kernel/failure-text.ts';
import { moment } from '../kernel/moment.ts';

type PreviewLink = z.infer<typeof previewLinkSchema>;
type MadeLink = z.infer<typeof previewLinkMadeSchema>;

/** How long a link can be good for, in days. */
const terms = [1, 3, 7, 14, 30] as const;

/** Links under which anybody can look at the draft: made, copied and ended here. */
export const PreviewLinksCard = () => {
  const { t } = useTranslation('studio');
  const { call, notice } = useStudio();
  const failureText = useFailureText();
  const id = useId();
  const [links, setLinks] = useState<readonly PreviewLink[] | 'failed' | null>(null);
  const [days, setDays] = useState<number>(7);
  const [made, setMade] = useState<MadeLink | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  /** What is under way: `make`, `read`, or the id of the link that is ended. */
  const [pending, setPending] = useState<string | null>(null);
  const read = useCallback(async () => {
    const answer = await call(previewLinks, {});
    setLinks(answer.ok ? answer.data.links : 'failed');
  }, [call]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set once the provider has answered
    void read();
  }, [read]);

  /** Does one thing at a time; what an earlier one failed of is said no more. */
  const run = async (what: string, act: () => Promise<void>) => {
    if (pending !== null) return;
    setPending(what);
    setFailed(null);
    await act();
    setPending(null);
  };
  const make = async () => {
    const answer = await call(makePreviewLink, { body: { days } });
    if (!answer.ok) {
      setFailed(failureText(answer.failure));
      return;
    }
    setMade(answer.data);
    await read();
  };
  const end = async (linkId: string) => {
    const answer = await call(endPreviewLink, { path: { linkId } });
    if (!answer.ok) {
      setFailed(failureText(answer.failure));
      return;
    }
    if (made?.id === linkId) setMade(null);
    notice.set({ severity: 'success', text: t('links.ended') });
    await read();
  };
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      notice.set({ severity: 'success', text: t('links.copied') });
    } catch {
      notice.set({ severity: 'error', text: t('links.notCopied') });
    }
  };

  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ padding: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h3" component="h2" id={id}>
          {t('links.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('links.text')}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'end', gap: 1 }}>
          <Box sx={{ flex: 1 }}>
            <SelectField
              label={t('links.term')}
              value={String(days)}
              options={terms.map((count) => ({ value: String(count), label: t('links.days', { count }) }))}
              onChange={({ target }) => setDays(Number(target.value))}
            />
          </Box>
          <Button
            variant="outlined"
            pending={pending === 'make'}
            disabled={pending !== null && pending !== 'make'}
            onClick={() => void run('make', make)}
          >
            {t('links.make')}
          </Button>
        </Stack>
        {failed === null ? null : <Notice severity="error">{failed}</Notice>}
        {made === null ? null : (
          <Notice severity="success" title={t('links.made', { when: moment(made.until) })}>
            <Stack sx={{ gap: 1, marginBlockStart: 1 }}>
              <TextField label={t('links.address')} value={made.url} readOnly />
              <div>
                <Button variant="outlined" size="small" onClick={() => void copy(made.url)}>
                  {t('links.copy')}
                </Button>
              </div>
            </Stack>
          </Notice>
        )}
        {links === null ? (
          <LoadingLine />
        ) : links === 'failed' ? (
          <LoadFailed
            title={t('links.failed')}
            retry={{ run: () => void run('read', read), isRunning: pending === 'read' }}
          />
        ) : links.length === 0 ? null : (
          <Stack component="ul" aria-label={t('links.good')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {links.map((link) => (
              <Stack
                key={link.id}
                component="li"
                direction="row"
                sx={{
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: 1,
                  paddingBlock: 1,
                  borderBlockStart: '1px solid',
                  borderColor: 'divider',
                }}
              >
                <Typography variant="body2">{t('links.entry', { name: link.by, when: moment(link.until) })}</Typography>
                <Button
                  variant="text"
                  size="small"
                  color="error"
                  aria-label={t('links.endOf', { name: link.by, when: moment(link.until) })}
                  pending={pending === link.id}
                  disabled={pending !== null && pending !== link.id}
                  onClick={() => void run(link.id, () => end(link.id))}
                  sx={{ flex: 'none', whiteSpace: 'nowrap' }}
                >
                  {t('links.end')}
                </Button>
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
    </Paper>
  );
};

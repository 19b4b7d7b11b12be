import { buildSchema, graphql } from 'graphql';
import {
  contentFieldName,
  contentParts,
  contentSchemas,
  type ContentPart,
  type ContentSchema,
} from '#contract/content.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isLocale } from '#kernel/locale.ts';
import { contentSchemaText } from '#server/areas/content/content-schema.ts';
import { defineContent, withQuestionsOf, type QuestionEntry } from '#tenants/define-content.ts';
import { tenants } from './funds.ts';

const files = import.meta.glob<unknown>('../../tenants/*/content/*/*.json', { import: 'default' });

/** The content of a page or sidebar in a fund's folder, or in the one it falls back to. */
const contentOf = async (
  tenant: string,
  locale: string,
  schema: ContentSchema,
  part: ContentPart,
): Promise<unknown> => {
  const like = tenants.find(({ code }) => code === tenant)?.settings.contentLike;
  if (!isLocale(locale)) return null;
  for (const code of [tenant, ...(like === undefined ? [] : [like])]) {
    const name = schema.toLowerCase();
    const source = await files[`../../tenants/${code}/content/${locale}/${name}.json`]?.();
    const { entries } = defineContent([{ file: name, locale, name, source }]);
    const entry = entries.find((each) => each.part === part);
    if (entry !== undefined) return entry.content;
  }
  return null;
};

type Arguments = { readonly tenant: string; readonly locale: string };

const queries = Object.fromEntries(
  contentSchemas.flatMap((schema) =>
    contentParts.map((part) => [
      contentFieldName(schema, part),
      ({ tenant, locale }: Arguments) => contentOf(tenant, locale, schema, part),
    ]),
  ),
);

/** The content service for stories: answers from the funds' folders with the reference provider's schema. */
export const answerContent = async (request: Request): Promise<Response> => {
  const body: unknown = await request.json();
  const { query, variables } = isRecord(body) ? body : {};
  const answer = await graphql({
    schema: buildSchema(contentSchemaText()),
    source: typeof query === 'string' ? query : '',
    variableValues: isRecord(variables) ? variables : {},
    rootValue: queries,
  });
  return Response.json(answer);
};

/** The questions in a fund's folder, or in the one it falls back to. */
export const storyQuestions = async (tenant: string, locale: string): Promise<readonly QuestionEntry[]> => {
  if (!isLocale(locale)) return [];
  const like = tenants.find(({ code }) => code === tenant)?.settings.contentLike ?? 'default';
  const [own = [], other = []] = await Promise.all(
    [tenant, like].map(async (code) => {
      const source = await files[`../../tenants/${code}/content/${locale}/questions.json`]?.();
      return defineContent([{ file: 'questions', locale, name: 'questions', source }]).questions;
    }),
  );
  return withQuestionsOf(own, tenant === like ? [] : other);
};

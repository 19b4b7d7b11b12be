import { join, relative } from 'node:path';
import process from 'node:process';
import { checkTenants, problemLine } from '#tenants/check-tenants.ts';
import { writeNewTenant } from '#tenants/write-tenant.ts';

/**
 * `npm run tenant -- check [code…]` names file and field of the funds' problems, one per line; `npm run tenant -- new
 * <code>` creates a fund that runs at once. `TENANTS_DIR` sets another folder of funds.
 */
const root = process.env['TENANTS_DIR'] ?? join(import.meta.dirname, '../tenants');
const [command, ...codes] = process.argv.slice(2);
const shown = (code: string) => relative(process.cwd(), join(root, code)) || code;

const check = async (): Promise<boolean> => {
  const { checked, problems } = await checkTenants(root, codes);
  for (const problem of problems) console.error(problemLine(problem));
  const funds = `${checked.length} ${checked.length === 1 ? 'fund' : 'funds'}`;
  console.log(problems.length === 0 ? `${funds}, nothing wrong.` : `${funds}, ${problems.length} wrong.`);
  return problems.length === 0;
};

const make = async (): Promise<boolean> => {
  const [code, ...more] = codes;
  if (code === undefined || more.length > 0) {
    console.error('Name one code: npm run tenant -- new <code>');
    return false;
  }
  const refusal = await writeNewTenant(root, code);
  if (refusal !== null) {
    console.error(refusal);
    return false;
  }
  console.log(`${shown(code)} is there: the next start serves it at /${code} and lists it on the demo page.`);
  return true;
};

const done = command === 'check' ? await check() : command === 'new' ? await make() : null;
if (done === null) console.error('Usage: npm run tenant -- check [code…] | new <code>');
process.exitCode = done === true ? 0 : 1;

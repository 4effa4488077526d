import { isAdministrator, paths, userRecordSchema } from '@lineup/domain';
import type { Callables } from '@lineup/provider';
import type { ServerProvider } from '@lineup/provider/server';

type Request = Callables['peopleNames']['request'];
type Response = Callables['peopleNames']['response'];

/** Returns the display names of administrators by their id, and no other field of their records. */
export async function peopleNames(
  { documents }: Pick<ServerProvider, 'documents'>,
  { ids }: Request,
): Promise<Response> {
  const found = await Promise.all([...new Set(ids)].map((id) => documents.get(paths.user(id))));
  const named = found.flatMap((snapshot) => {
    const record = userRecordSchema.safeParse(snapshot?.data);
    const name = record.success && isAdministrator(record.data) ? record.data.displayName?.trim() : undefined;
    return snapshot === null || !name ? [] : [[snapshot.id, name] as const];
  });
  return { names: Object.fromEntries(named) };
}

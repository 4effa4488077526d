import { v5 } from 'uuid';

/** The name space of the ids that are made here; any other would make other ids of the same names. */
const nameSpace = '0b7e9c1e-6f0c-5d0a-9f3d-7a54c1f2e860';

/** The set's id as programs know it that ask for a UUID: always the same for a set. */
export function guidOfSet(id: string): string {
  return v5(`sets/${id}`, nameSpace);
}

/** The same of a stage or an artist of a festival. */
export function guidOf(kind: 'stages' | 'artists', slug: string, festivalId: string): string {
  return v5(`festivals/${festivalId}/${kind}/${slug}`, nameSpace);
}

import type { Db } from '../database/open.ts';

/** How often the processing of an upload was started without finishing. */
export interface JobRecords {
  /** Counts a start before the work begins, and returns the number of starts including this one. */
  begin(uploadPath: string, now: number): number;
  end(uploadPath: string): void;
  /** Removes jobs whose upload was deleted. */
  tidy(): void;
}

export function createJobRecords(db: Db): JobRecords {
  return {
    begin: (uploadPath, now) =>
      db.transaction(() => {
        db.run(
          `INSERT INTO jobs (upload_path, attempts, started_at) VALUES (?, 1, ?)
           ON CONFLICT (upload_path) DO UPDATE SET attempts = attempts + 1, started_at = excluded.started_at`,
          uploadPath,
          now,
        );
        const row = db.get<{ attempts: number }>(
          'SELECT attempts FROM jobs WHERE upload_path = ?',
          uploadPath,
        );
        return row?.attempts ?? 1;
      }),
    end: (uploadPath) => void db.run('DELETE FROM jobs WHERE upload_path = ?', uploadPath),
    tidy: () => void db.run('DELETE FROM jobs WHERE upload_path NOT IN (SELECT path FROM documents)'),
  };
}

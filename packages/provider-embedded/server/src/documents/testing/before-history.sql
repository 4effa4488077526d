CREATE TABLE commits (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), latest INTEGER NOT NULL);
CREATE TABLE write_ids (
      write_id TEXT PRIMARY KEY,
      version INTEGER NOT NULL,
      carried_out_at INTEGER NOT NULL
    , content TEXT) WITHOUT ROWID;
CREATE TABLE files (
      id TEXT PRIMARY KEY,
      path TEXT NOT NULL UNIQUE,
      size INTEGER NOT NULL,
      type TEXT NOT NULL,
      width INTEGER NOT NULL,
      created_at INTEGER NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE jobs (
      upload_path TEXT PRIMARY KEY,
      attempts INTEGER NOT NULL,
      started_at INTEGER NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE accounts (
      id TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      disabled INTEGER NOT NULL DEFAULT 0,
      phone TEXT,
      phone_name TEXT,
      other_factor INTEGER NOT NULL DEFAULT 0,
      code_locked_until INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      level TEXT NOT NULL CHECK (level IN ('password', 'enrolment', 'full')),
      created_at INTEGER NOT NULL,
      last_seen_at INTEGER NOT NULL,
      password_at INTEGER NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE challenges (
      session_id TEXT PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
      phone TEXT NOT NULL,
      code_hash TEXT,
      sent_at INTEGER NOT NULL,
      wrong_attempts INTEGER NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE code_messages (
      id INTEGER PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      phone TEXT NOT NULL,
      asked_at INTEGER NOT NULL,
      failed INTEGER NOT NULL DEFAULT 0
    );
CREATE TABLE code_failures (
      id INTEGER PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      at INTEGER NOT NULL
    );
CREATE TABLE reset_tokens (
      id TEXT PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      expires_at INTEGER NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE ended_sessions (
      id TEXT PRIMARY KEY,
      because TEXT NOT NULL,
      ended_at INTEGER NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE "documents" (
      path TEXT PRIMARY KEY,
      collection TEXT NOT NULL,
      data TEXT NOT NULL,
      version INTEGER NOT NULL,
      damaged INTEGER GENERATED ALWAYS AS (NOT json_valid(data)) STORED,
      key_startDate GENERATED ALWAYS AS (
    CASE WHEN (collection GLOB 'festivals') AND NOT damaged THEN CASE json_type(data, '$.startDate')
    WHEN 'text' THEN '4' || (data ->> '$.startDate')
    WHEN 'object' THEN ifnull('3' || substr(1000000000000 + (data ->> '$.startDate.seconds') + 62135596800, 2)
      || substr(1000000000 + (data ->> '$.startDate.nanoseconds'), 2), '5')
    WHEN 'array' THEN '5'
    WHEN 'null' THEN -1.5e308
    WHEN 'false' THEN -1.4e308
    WHEN 'true' THEN -1.3e308
    ELSE (data ->> '$.startDate') * 0.5 END END) STORED,
      key_endDate GENERATED ALWAYS AS (
    CASE WHEN (collection GLOB 'festivals') AND NOT damaged THEN CASE json_type(data, '$.endDate')
    WHEN 'text' THEN '4' || (data ->> '$.endDate')
    WHEN 'object' THEN ifnull('3' || substr(1000000000000 + (data ->> '$.endDate.seconds') + 62135596800, 2)
      || substr(1000000000 + (data ->> '$.endDate.nanoseconds'), 2), '5')
    WHEN 'array' THEN '5'
    WHEN 'null' THEN -1.5e308
    WHEN 'false' THEN -1.4e308
    WHEN 'true' THEN -1.3e308
    ELSE (data ->> '$.endDate') * 0.5 END END) STORED,
      key_timeStart GENERATED ALWAYS AS (
    CASE WHEN (collection GLOB 'festivals/*/lineupEvents') AND NOT damaged THEN CASE json_type(data, '$.timeStart')
    WHEN 'text' THEN '4' || (data ->> '$.timeStart')
    WHEN 'object' THEN ifnull('3' || substr(1000000000000 + (data ->> '$.timeStart.seconds') + 62135596800, 2)
      || substr(1000000000 + (data ->> '$.timeStart.nanoseconds'), 2), '5')
    WHEN 'array' THEN '5'
    WHEN 'null' THEN -1.5e308
    WHEN 'false' THEN -1.4e308
    WHEN 'true' THEN -1.3e308
    ELSE (data ->> '$.timeStart') * 0.5 END END) STORED,
      key_status GENERATED ALWAYS AS (
    CASE WHEN (collection GLOB 'festivals/*/lineupUploads') AND NOT damaged THEN CASE json_type(data, '$.status')
    WHEN 'text' THEN '4' || (data ->> '$.status')
    WHEN 'object' THEN ifnull('3' || substr(1000000000000 + (data ->> '$.status.seconds') + 62135596800, 2)
      || substr(1000000000 + (data ->> '$.status.nanoseconds'), 2), '5')
    WHEN 'array' THEN '5'
    WHEN 'null' THEN -1.5e308
    WHEN 'false' THEN -1.4e308
    WHEN 'true' THEN -1.3e308
    ELSE (data ->> '$.status') * 0.5 END END) STORED,
      key_createdAt GENERATED ALWAYS AS (
    CASE WHEN (collection GLOB 'festivals/*/lineupUploads' OR collection GLOB 'festivals/*/lineupUploads/*/events') AND NOT damaged THEN CASE json_type(data, '$.createdAt')
    WHEN 'text' THEN '4' || (data ->> '$.createdAt')
    WHEN 'object' THEN ifnull('3' || substr(1000000000000 + (data ->> '$.createdAt.seconds') + 62135596800, 2)
      || substr(1000000000 + (data ->> '$.createdAt.nanoseconds'), 2), '5')
    WHEN 'array' THEN '5'
    WHEN 'null' THEN -1.5e308
    WHEN 'false' THEN -1.4e308
    WHEN 'true' THEN -1.3e308
    ELSE (data ->> '$.createdAt') * 0.5 END END) STORED
    );
CREATE INDEX write_ids_by_age ON write_ids (carried_out_at);
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX code_messages_by_phone ON code_messages (phone, asked_at);
CREATE INDEX code_messages_by_account ON code_messages (account_id, asked_at);
CREATE INDEX code_failures_by_account ON code_failures (account_id, at);
CREATE INDEX documents_by_collection ON documents (collection, damaged, path);
CREATE INDEX festivals_by_start ON documents (collection, key_startDate, path) WHERE key_startDate IS NOT NULL;
CREATE INDEX festivals_by_end ON documents (collection, key_endDate, path) WHERE key_endDate IS NOT NULL;
CREATE INDEX events_by_start ON documents (collection, key_timeStart) WHERE key_timeStart IS NOT NULL;
CREATE INDEX uploads_by_status ON documents (collection, key_status, path) WHERE key_status IS NOT NULL;
CREATE INDEX drafts_by_creation ON documents (collection, key_createdAt, path) WHERE key_createdAt IS NOT NULL;
INSERT INTO commits (only_row, latest) VALUES (1, 2);
INSERT INTO files (id, path, size, type, width, created_at) VALUES ('bzy5qwgs15ipfjpxpi2vga3f', 'festivalFiles/f1/lineup_uploads/upload_1780000000000_abcdef123456/lineup.json', 14, 'application/json', 0, 1795383721473);
INSERT INTO files (id, path, size, type, width, created_at) VALUES ('gysyevzzrifx1sq2m5cp3gj3', 'festivals/f1/events/The_Paper_Herons_1780000000000', 70, 'image/png', 1, 1795383721420);
INSERT INTO files (id, path, size, type, width, created_at) VALUES ('lspghml10pq21u5ouxnx2j0c', 'festivals/f1/festival-image', 70, 'image/png', 1, 1795383721378);
INSERT INTO accounts (id, email, password_hash, disabled, phone, phone_name, other_factor, code_locked_until, created_at, updated_at) VALUES ('user-ada', 'ada@festival.example', '$argon2id$v=19$m=19456,t=2,p=1$hrSNwVvo20KGSTYNP6OUJA$6IZZmOeEUjpl7eRZkidhlaAXt9JtCWm5dleG8AhUGvp', 0, '+12125550100', 'Phone', 0, 0, 1795383721476, 1795383721476);
INSERT INTO accounts (id, email, password_hash, disabled, phone, phone_name, other_factor, code_locked_until, created_at, updated_at) VALUES ('user-ben', 'ben@festival.example', '$argon2id$v=19$m=19456,t=2,p=1$hrSNwVvo20KGSTYNP6OUJA$6IZZmOeEUjpl7eRZkidhlaAXt9JtCWm5dleG8AhUGvp', 1, NULL, NULL, 0, 0, 1795383721480, 1795383721480);
INSERT INTO documents (path, collection, data, version) VALUES ('users/user-ada', 'users', '{"permissions":["admin"],"displayName":"Ada Field"}', 2);
INSERT INTO documents (path, collection, data, version) VALUES ('users/user-ben', 'users', '{"permissions":[]}', 2);
INSERT INTO documents (path, collection, data, version) VALUES ('festivals/f1', 'festivals', '{"name":"Saltmarsh Weekender","location":"Old Harbour","timezone":"UTC","startDate":{"seconds":1783036800,"nanoseconds":0},"endDate":{"seconds":1783209599,"nanoseconds":999000000},"dayStartsAt":"00:00","stages":["Lantern","Dune"],"imageURL":"/files/lspghml10pq21u5ouxnx2j0c","created_at":{"seconds":1780315200,"nanoseconds":0},"updated_at":{"seconds":1780315200,"nanoseconds":0}}', 2);
INSERT INTO documents (path, collection, data, version) VALUES ('festivals/f1/lineupEvents/event-0', 'festivals/f1/lineupEvents', '{"artistName":"The Paper Herons 0","stage":"Lantern","date":{"seconds":1783036800,"nanoseconds":0},"timeStart":{"seconds":1783108800,"nanoseconds":0},"timeEnd":{"seconds":1783112400,"nanoseconds":0},"imageURL":"/files/gysyevzzrifx1sq2m5cp3gj3","createdAt":{"seconds":1780315200,"nanoseconds":0},"updatedAt":{"seconds":1780315200,"nanoseconds":0}}', 2);
INSERT INTO documents (path, collection, data, version) VALUES ('festivals/f1/lineupEvents/event-1', 'festivals/f1/lineupEvents', '{"artistName":"The Paper Herons 1","stage":"Lantern","date":{"seconds":1783036800,"nanoseconds":0},"timeStart":{"seconds":1783108800,"nanoseconds":0},"timeEnd":{"seconds":1783112400,"nanoseconds":0},"imageURL":null,"createdAt":{"seconds":1780315200,"nanoseconds":0},"updatedAt":{"seconds":1780315200,"nanoseconds":0}}', 2);
INSERT INTO documents (path, collection, data, version) VALUES ('festivals/f1/lineupUploads/upload_1780000000000_abcdef123456', 'festivals/f1/lineupUploads', '{"uploadId":"upload_1780000000000_abcdef123456","festivalId":"f1","fileName":"lineup.json","filePath":"festivalFiles/f1/lineup_uploads/upload_1780000000000_abcdef123456/lineup.json","fileURL":"/files/bzy5qwgs15ipfjpxpi2vga3f","uploadType":"json","status":"completed","error":null,"createdAt":{"seconds":1780315200,"nanoseconds":0},"updatedAt":{"seconds":1780315200,"nanoseconds":0}}', 2);
INSERT INTO documents (path, collection, data, version) VALUES ('festivals/f1/lineupUploads/upload_1780000000000_abcdef123456/events/draft-1', 'festivals/f1/lineupUploads/upload_1780000000000_abcdef123456/events', '{"artistName":"The Paper Herons","stage":"Lantern","date":"2026-07-03","timeStart":"20:00","timeEnd":"21:00","imageURL":"https://pictures.example/herons.webp","row":1,"hints":[{"field":"date","code":"dateFormat","source":"3 July"}],"createdAt":{"seconds":1780315200,"nanoseconds":0}}', 2);
PRAGMA user_version = 8;

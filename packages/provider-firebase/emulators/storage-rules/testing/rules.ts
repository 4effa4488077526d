export const projectId = 'demo-lineup';
const users = '/databases/(default)/documents/users';

/** One rule for each feature that the evaluator must support. */
export const rules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function user(id) { return firestore.get(${users}/$(id)); }
    function known(id) { return firestore.exists(${users}/$(id)); }
    match /posters/{festival} {
      allow create: if request.auth.token.firebase.sign_in_second_factor == 'phone'
        && 'admin' in user(request.auth.uid).data.permissions
        && request.resource.size <= 10 * 1024 * 1024 && request.resource.contentType in ['image/png'];
      allow get: if resource.metadata.owner == request.auth.uid && resource.timeCreated < request.time;
    }
    match /crew/{id} {
      allow create: if known(id);
      allow delete: if known(id) && known('grace') && known(id) && known('grace');
      allow update: if !known('a') && !known('b') && !known('c');
    }
    match /values/{id} {
      allow create: if user(id).id == id && user(id).__name__ == ${users}/$(id)
        && user(id).data.whole == 5 && user(id).data.part == 1.5 && user(id).data.nothing == null
        && user(id).data.at == timestamp.date(2026, 7, 3) && user(id).data.raw.size() == 3
        && user(id).data.place.latitude() == 52.5 && user(id).data.friend == ${users}/grace
        && user(id).data.nested.list[1] == true && user(id).data.empty == {} && user(id).data.none == [];
    }
    match /folder/{path=**} { allow list: if true; }
  }
}`;

/** The documents of `users`, with fields in the format of Firestore's REST API. */
export const documents: Readonly<Record<string, object>> = {
  ada: { permissions: { arrayValue: { values: [{ stringValue: 'admin' }] } } },
  grace: { permissions: { arrayValue: { values: [{ stringValue: 'crew' }] } } },
  'zoë o’neill?#%': {},
  all: {
    whole: { integerValue: '5' },
    part: { doubleValue: 1.5 },
    nothing: { nullValue: null },
    at: { timestampValue: '2026-07-03T00:00:00Z' },
    raw: { bytesValue: 'AQID' },
    place: { geoPointValue: { latitude: 52.5, longitude: 4 } },
    friend: { referenceValue: `projects/${projectId}${users}/grace` },
    nested: {
      mapValue: {
        fields: { list: { arrayValue: { values: [{ stringValue: 'a' }, { booleanValue: true }] } } },
      },
    },
    empty: { mapValue: {} },
    none: { arrayValue: {} },
  },
};

// Validators for the schemas of an OpenAPI document, each compiled when it is first needed.
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// In an answer nothing stands that the document does not name. Requests say so themselves.
export function closeObjects(schema) {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (schema === null || typeof schema !== 'object') return schema;
  const closedSchema = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, key === 'enum' ? value : closeObjects(value)]));
  if (schema.type === 'object' && schema.properties && !('additionalProperties' in schema)) closedSchema.additionalProperties = false;
  return closedSchema;
}

// The same schema, with its references into the document of this id.
function within(id, schema) {
  if (Array.isArray(schema)) return schema.map((part) => within(id, part));
  if (schema === null || typeof schema !== 'object') return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, key === '$ref' ? id + value : within(id, value)]));
}

// `of(key, schema, strict)`: the validator of a schema, which the key names; strict ones are for answers.
export function makeValidators(document) {
  const ajv = new Ajv({ strict: false, allErrors: true, multipleOfPrecision: 6 }); // 2.3 is a multiple of 0.001, which binary fractions deny
  const compiled = new Map();
  addFormats(ajv);
  ajv.addSchema({ $id: 'open://document', components: document.components });
  ajv.addSchema({ $id: 'shut://document', components: closeObjects(document.components) });
  return {
    of(key, schema, strict) {
      if (!compiled.has(key)) compiled.set(key, ajv.compile(within(strict ? 'shut://document' : 'open://document', schema)));
      return compiled.get(key);
    },
  };
}

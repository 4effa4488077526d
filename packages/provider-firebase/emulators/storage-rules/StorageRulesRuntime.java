import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.cloud.datastore.core.auth.rules.DebugFunction;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.NullValue;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URLEncoder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Decides Cloud Storage requests by their security rules, with the rules compiler and evaluator inside the Firestore
 * emulator's jar. It speaks the protocol that firebase-tools expects of its Storage rules jar: one JSON object a line,
 * questions on standard input, answers on standard output. It ends when its input ends, so it never outlives its
 * parent.
 *
 * <p>Run with that jar on the class path: {@code java -cp JAR StorageRulesRuntime.java serve}.
 */
public final class StorageRulesRuntime {
  /** The id of the line that says "ready"; firebase-tools waits for it. */
  private static final int READY = -1;

  /** firebase-tools answers nothing when it has no Firestore to ask; a decision must not wait for that for ever. */
  private static final int DOCUMENT_WAIT_SECONDS = 30;

  private final PrintStream output;
  private final Map<String, RulesetAst> rulesets = new ConcurrentHashMap<>();
  private final Map<Integer, CompletableFuture<JsonObject>> awaitedDocuments = new ConcurrentHashMap<>();
  private final ExecutorService decisions = Executors.newCachedThreadPool();

  private StorageRulesRuntime(PrintStream output) {
    this.output = output;
  }

  public static void main(String[] args) throws IOException {
    if (args.length != 1 || !args[0].equals("serve")) {
      System.err.println("Usage: StorageRulesRuntime serve");
      System.exit(2);
    }
    PrintStream output = new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
    System.setOut(output);
    new StorageRulesRuntime(output).serve(new BufferedReader(new InputStreamReader(System.in, UTF_8)));
    System.exit(0);
  }

  private void serve(BufferedReader input) throws IOException {
    output.println(answer(READY));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (!line.isBlank()) receive(JsonParser.parseString(line).getAsJsonObject());
    }
  }

  /** A decision waits for Firestore's documents, which arrive here; so it must run elsewhere. */
  private void receive(JsonObject message) {
    int id = message.get("id").getAsInt();
    if (!message.has("action")) {
      CompletableFuture<JsonObject> awaited = awaitedDocuments.remove(id);
      if (awaited != null) awaited.complete(message);
    } else if (message.get("action").getAsString().equals("load_ruleset")) {
      output.println(load(id, message.getAsJsonObject("context")));
    } else {
      decisions.execute(() -> output.println(verify(id, message.getAsJsonObject("context"))));
    }
  }

  private JsonObject load(int id, JsonObject context) {
    CompileResult compiled = compile(context.getAsJsonObject("source"));
    JsonObject answer = answer(id);
    for (Issue issue : compiled.getIssues()) {
      String list = issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings";
      answer.getAsJsonArray(list).add(describe(issue));
    }
    if (compiled.hasCompilationError()) return answer;
    rulesets.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", compiled.getRulesetAst().getVersion() == RulesetAst.Version.VERSION_2 ? 2 : 1);
    answer.add("result", result);
    return answer;
  }

  private static CompileResult compile(JsonObject source) {
    Source.Builder files = Source.newBuilder();
    for (JsonElement element : source.getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      files.addFiles(
          File.newBuilder().setName(file.get("name").getAsString()).setContent(file.get("content").getAsString()));
    }
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();
    return FirebaseRulesProtoCompiler.createStandalone(options).compile(files.build());
  }

  /** An issue in the shape that firebase-tools reads. */
  private static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    position.addProperty("column_", issue.getSourcePosition().getColumn());
    JsonObject description = new JsonObject();
    description.addProperty("description_", issue.getDescription());
    description.add("sourcePosition_", position);
    return description.toString();
  }

  /**
   * A rule that fails to evaluate grants nothing: the request is denied, and a warning says why. Whatever else fails is
   * answered too, as an error, since firebase-tools waits for an answer without end.
   */
  private JsonObject verify(int id, JsonObject context) {
    JsonObject answer = answer(id);
    boolean permit = false;
    try {
      permit = decide(id, context);
    } catch (ExecutionException failure) {
      answer.getAsJsonArray("warnings").add(String.valueOf(failure.getCause().getMessage()));
    } catch (Exception | Error failure) {
      answer.getAsJsonArray("errors").add(failure.toString());
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    answer.add("result", result);
    return answer;
  }

  private boolean decide(int id, JsonObject context) throws Exception {
    Documents documents = new Documents(path -> fetch(id, path));
    RuleContext.Builder request =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(Paths.of(context.get("path").getAsString()))
            .functions(List.of(documents.get(), documents.exists(), DebugFunction.STDOUT));
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      request.supplyVariable(variable.getKey(), Values.parse(variable.getValue()));
    }
    RulesetAst ruleset = rulesets.get(context.get("rulesetName").getAsString());
    return new DefaultEvaluator(ruleset).evaluate(request.build()).get().permit();
  }

  /**
   * Asks firebase-tools for a document and waits for it. firebase-tools knows one open question per decision, so a
   * decision asks for one document at a time.
   */
  private Optional<JsonObject> fetch(int id, String path) throws Exception {
    CompletableFuture<JsonObject> awaited = new CompletableFuture<>();
    awaitedDocuments.put(id, awaited);
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject question = new JsonObject();
    question.addProperty("action", "fetch_firestore_document");
    question.addProperty("server_request_id", id);
    question.add("context", context);
    output.println(question);
    JsonObject reply = awaited.get(DOCUMENT_WAIT_SECONDS, TimeUnit.SECONDS);
    return reply.get("status").getAsString().equals("ok")
        ? Optional.of(reply.getAsJsonObject("result"))
        : Optional.empty();
  }

  private static JsonObject answer(int id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    return answer;
  }

  /** What {@code firestore.get} and {@code firestore.exists} see during one decision. */
  private static final class Documents {
    /** The rules of Cloud Storage may look at two documents a request; a document seen again doesn't count. */
    private static final int MOST_DOCUMENTS = 2;

    /** Knows the document at a path like {@code /databases/(default)/documents/users/ada}. */
    interface Store {
      Optional<JsonObject> fetch(String path) throws Exception;
    }

    private interface Answer {
      ExpressionValue to(Optional<JsonObject> document) throws Exception;
    }

    private final Store store;
    private final Map<String, Optional<JsonObject>> seen = new HashMap<>();

    Documents(Store store) {
      this.store = store;
    }

    AsyncRuntimeFunction get() {
      return function(
          "firestore.get",
          document -> document.isPresent() ? Values.resource(document.get()) : Values.nothing());
    }

    AsyncRuntimeFunction exists() {
      return function("firestore.exists", document -> Values.of(document.isPresent()));
    }

    private AsyncRuntimeFunction function(String name, Answer answer) {
      return new AsyncRuntimeFunction() {
        @Override
        public String name() {
          return name;
        }

        @Override
        public ListenableFuture<ExecutionResponse> execute(ExecutionRequest request) {
          try {
            ExpressionValue value = answer.to(look(request));
            return Futures.immediateFuture(ExecutionResponse.newBuilder().setValue(value).build());
          } catch (Exception failure) {
            return Futures.immediateFailedFuture(failure);
          }
        }
      };
    }

    private Optional<JsonObject> look(ExecutionRequest request) throws Exception {
      if (request.getArgumentsCount() != 1 || !request.getArguments(0).hasPathValue()) {
        throw new EvaluationException(request.getSourcePosition(), request.getFunctionName() + " takes one path.");
      }
      String path = Paths.escape(request.getArguments(0).getPathValue());
      if (!seen.containsKey(path)) {
        if (seen.size() == MOST_DOCUMENTS) {
          throw new EvaluationException(
              request.getSourcePosition(), "Rules may look at " + MOST_DOCUMENTS + " documents a request.");
        }
        seen.put(path, store.fetch(path));
      }
      return seen.get(path);
    }
  }

  /** Paths of rules, and their text. */
  private static final class Paths {
    static List<String> segments(String path) {
      return Arrays.stream(path.split("/")).filter(segment -> !segment.isEmpty()).toList();
    }

    static ExpressionPathValue of(String path) {
      ExpressionPathValue.Builder value = ExpressionPathValue.newBuilder();
      for (String segment : segments(path)) {
        value.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
      }
      return value.build();
    }

    /** The path as part of an address: whatever a segment holds, it stays one segment. */
    static String escape(ExpressionPathValue path) {
      return path.getSegmentsList().stream()
          .map(segment -> "/" + escape(segment.getSimple()))
          .collect(Collectors.joining());
    }

    /** Brackets stay, as in {@code (default)}, the name of the usual database. */
    private static String escape(String segment) {
      return URLEncoder.encode(segment, UTF_8).replace("+", "%20").replace("%28", "(").replace("%29", ")");
    }
  }

  /** Values of rules. Most are written as JSON first, in the notation that firebase-tools uses as well. */
  private static final class Values {
    private static final Map<String, String> SIMPLE_KINDS =
        Map.of(
            "nullValue", "null_value",
            "booleanValue", "bool_value",
            "integerValue", "int_value",
            "doubleValue", "float_value",
            "timestampValue", "timestamp_value",
            "stringValue", "string_value",
            "bytesValue", "bytes_value",
            "geoPointValue", "latlng_value");

    /** Reads a value such as {@code {"string_value": "a"}}. */
    static ExpressionValue parse(JsonElement json) throws InvalidProtocolBufferException {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(json.toString(), value);
      return value.build();
    }

    static ExpressionValue of(boolean value) {
      return ExpressionValue.newBuilder().setBoolValue(value).build();
    }

    static ExpressionValue nothing() {
      return ExpressionValue.newBuilder().setNullValue(NullValue.NULL_VALUE).build();
    }

    /** A document of Firestore's REST interface as rules see it. */
    static ExpressionValue resource(JsonObject document) throws InvalidProtocolBufferException {
      String name = document.get("name").getAsString();
      JsonObject members = new JsonObject();
      members.add("data", fromFields(document));
      members.add("id", wrap("string_value", new JsonPrimitive(name.substring(name.lastIndexOf('/') + 1))));
      members.add("__name__", fromReference(name));
      return parse(wrap("map_value", wrap("fields", members)));
    }

    private static JsonObject fromFirestore(JsonObject value) {
      Map.Entry<String, JsonElement> entry = value.entrySet().iterator().next();
      return switch (entry.getKey()) {
        case "arrayValue" -> fromArray(entry.getValue().getAsJsonObject());
        case "mapValue" -> fromFields(entry.getValue().getAsJsonObject());
        case "referenceValue" -> fromReference(entry.getValue().getAsString());
        default -> wrap(simpleKind(entry.getKey()), entry.getValue());
      };
    }

    private static String simpleKind(String firestoreKind) {
      String kind = SIMPLE_KINDS.get(firestoreKind);
      if (kind == null) throw new IllegalArgumentException("Rules know no value like " + firestoreKind + ".");
      return kind;
    }

    private static JsonObject fromFields(JsonObject owner) {
      JsonObject fields = new JsonObject();
      if (owner.has("fields")) {
        for (Map.Entry<String, JsonElement> field : owner.getAsJsonObject("fields").entrySet()) {
          fields.add(field.getKey(), fromFirestore(field.getValue().getAsJsonObject()));
        }
      }
      return wrap("map_value", wrap("fields", fields));
    }

    private static JsonObject fromArray(JsonObject array) {
      JsonArray values = new JsonArray();
      if (array.has("values")) {
        array.getAsJsonArray("values").forEach(value -> values.add(fromFirestore(value.getAsJsonObject())));
      }
      return wrap("list_value", wrap("values", values));
    }

    /** Rules know documents by their path below the project. */
    private static JsonObject fromReference(String name) {
      JsonArray segments = new JsonArray();
      Paths.segments(name).stream().skip(2).forEach(part -> segments.add(wrap("simple", new JsonPrimitive(part))));
      return wrap("path_value", wrap("segments", segments));
    }

    private static JsonObject wrap(String key, JsonElement content) {
      JsonObject object = new JsonObject();
      object.add(key, content);
      return object;
    }
  }
}

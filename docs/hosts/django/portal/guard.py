"""What stands between a request and its answer."""

import secrets
from functools import wraps

from django.http import JsonResponse
from django.middleware.csrf import CsrfViewMiddleware
from django.shortcuts import render


class Refusal(Exception):
    """A call that is refused, with the words to show; `errors` by field."""

    def __init__(self, status, message, **more):
        super().__init__(message)
        self.answer = JsonResponse({'message': message, **more}, status=status)


def unfit(field, complaint):
    return Refusal(422, complaint, errors={field: [complaint]})


def call(method, changes=False):
    """Makes a function a call of the signed-in user's: what it returns goes out as JSON.

    `changes` marks a GET that changes state.
    """

    def decorate(function):
        @wraps(function)
        def view(request, **params):
            try:
                if request.method != method:
                    raise Refusal(405, f'This call is a {method}.')
                if not request.user.is_authenticated:
                    # no way to the sign-in page: by 401 the widgets know that a session has ended
                    raise Refusal(401, 'Please sign in.')
                if method != 'GET' or changes:
                    refuse_other_accounts(request)
                refused = GetCheck(function).check(request) if changes else None
                return refused or JsonResponse(function(request, **params))
            except Refusal as refusal:
                return refusal.answer

        return view

    return decorate


def refuse_other_accounts(request):
    """Someone else may have signed in since the page was served."""
    account = request.headers.get('X-NDT-Account')
    if account and account != str(request.user.pk):
        message = 'You are signed in as someone else now.'
        raise Refusal(409, message, code='account_changed')


class GetCheck(CsrfViewMiddleware):
    """Django checks no GET: this holds one to what any other method has to carry."""

    def check(self, request):
        method, request.method = request.method, 'DELETE'
        request.csrf_processing_done = False
        try:
            return self.process_view(request, None, (), {})
        finally:
            request.method = method


def csrf_failure(request, reason=''):
    """Django's own answer is a page, which the widgets have no words from."""
    message = 'The page is out of date. Please reload it.'
    if request.path.startswith('/api/'):
        return JsonResponse({'message': message}, status=403)
    return render(request, 'refusal.html', {'reason': message}, status=403)


def no_such_call(request, rest):
    """Django's own answer is a page here as well."""
    return JsonResponse({'message': 'There is no such call.'}, status=404)


def headers(get_response):
    """A strict policy: only what has the page's nonce runs, and what that loads."""

    def middleware(request):
        request.nonce = secrets.token_urlsafe(16)
        response = get_response(request)
        policy = (
            f"default-src 'none'; script-src 'nonce-{request.nonce}' 'strict-dynamic'; "
            "style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; "
            "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
            "require-trusted-types-for 'script'"
        )
        response.headers.setdefault('Content-Security-Policy', policy)
        response.headers.setdefault('Cache-Control', 'no-store')
        return response

    return middleware

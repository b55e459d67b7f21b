"""The site's own pages."""

import hashlib
import json

from django.contrib.auth import authenticate, login, logout
from django.contrib.auth.decorators import login_required
from django.core.cache import cache
from django.shortcuts import redirect, render
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_POST

# wrong passwords that an address may send for an account within these seconds
TRIES, SECONDS = 5, 300


@login_required(redirect_field_name=None)
@ensure_csrf_cookie
def member_page(request, template):
    """A page with widgets: the cookie with the token is there, and the user's meta tag."""
    user = json.dumps({'id': request.user.pk, 'first_name': request.user.first_name})
    return render(request, template, {'user_json': user})


def sign_in(request):
    if request.user.is_authenticated:
        return redirect('/')
    if request.method != 'POST':
        return render(request, 'sign_in.html')
    email = request.POST.get('email', '').lower()
    who = hashlib.sha256(f'{email} {request.META["REMOTE_ADDR"]}'.encode()).hexdigest()
    cache.add(who, 0, SECONDS)
    if cache.incr(who) > TRIES:
        complaint = 'Too many attempts. Please try again in some minutes.'
        return render(request, 'sign_in.html', {'complaint': complaint}, status=429)
    user = authenticate(request, username=email, password=request.POST.get('password', ''))
    if not user:
        return render(request, 'sign_in.html', {'complaint': 'Email or password is wrong.'})
    cache.delete(who)
    login(request, user)
    return redirect('/')


@require_POST
def sign_out(request):
    logout(request)
    return redirect('/user-sign-in')
